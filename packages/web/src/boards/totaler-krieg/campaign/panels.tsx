import type { View } from '@sandtable/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { openedTopic } from '../../../shell/topics.js';
import type { BoardProps } from '../../board-module.js';
import { CardsPanel } from './cards-panel.js';
import { CountryList } from './country-list.js';
import { CountryPanel } from './country-panel.js';
import { PosturePanel } from './posture.js';
import { SeasonPage } from './season-page.js';
import { VictoryPanel } from './victory.js';
import './panels.css';

export interface PanelProps {
  board: BoardProps;
  view: View;
  close(): void;
}

const PANELS: Readonly<Record<string, FunctionComponent<PanelProps>>> = {
  politics: PosturePanel,
  countries: Countries,
  victory: VictoryPanel,
  cards: CardsPanel,
};

/** A display of the campaign below the map, or the season's page over it. */
export function CampaignPanel({ display, ...props }: PanelProps & { display: string }) {
  if (display === 'season') return <SeasonPage {...props} />;
  const Panel = PANELS[display];
  return (
    <Framed>
      <Panel {...props} />
    </Framed>
  );
}

function Framed({ children }: { children: ComponentChildren }) {
  return <div class="tk-panel tk-campaign">{children}</div>;
}

/** All Countries, or the page of the one that was asked for. */
function Countries(props: PanelProps) {
  const id = openedTopic.value;
  return id === null ? <CountryList {...props} /> : <CountryPanel {...props} id={id} key={id} />;
}
