import type { VNode } from 'preact';
import {
  AntiAircraft,
  Bomb,
  Bomber,
  Bunker,
  Burst,
  Carrier,
  Column,
  Cruiser,
  Derrick,
  Factory,
  Fighter,
  Flag,
  Freighter,
  Gun,
  Land,
  Mast,
  Parachute,
  Pines,
  PlaneAbove,
  Radar,
  Rays,
  Searchlights,
  Shipyard,
  Smoke,
  Snow,
  Splash,
  Submarine,
  Sun,
  Tank,
  Tracer,
  Train,
  Treaty,
  Truck,
  Water,
  Waves,
} from './scenery.js';

/** What a picture shows, in front of its horizon. */
export type Scene = keyof typeof SCENES;

export const SCENES = {
  tank: () => (
    <>
      <Sun x={140} y={28} />
      <Land />
      <Tank x={76} y={82} />
      <Flag x={134} y={79} size={0.6} />
    </>
  ),
  tanks: () => (
    <>
      <Land />
      <Tank x={134} y={74} size={0.45} solid={0.6} />
      <Tank x={98} y={77} size={0.6} solid={0.8} />
      <Tank x={50} y={83} size={0.9} />
      <Smoke x={8} y={76} size={0.8} />
    </>
  ),
  infantry: () => (
    <>
      <Sun x={40} y={30} r={15} />
      <Land />
      <Column x={36} y={83} count={9} />
    </>
  ),
  trucks: () => (
    <>
      <Land />
      <Truck x={142} y={76} size={0.55} solid={0.6} />
      <Truck x={104} y={79} size={0.75} solid={0.8} />
      <Truck x={52} y={84} size={1.05} />
    </>
  ),
  guns: () => (
    <>
      <Land />
      <Gun x={128} y={77} size={0.6} solid={0.65} />
      <Gun x={98} y={80} size={0.75} solid={0.8} />
      <Gun x={56} y={84} size={0.95} />
    </>
  ),
  'tank fires': () => (
    <>
      <Sun x={154} y={26} />
      <Land />
      <Tank x={48} y={83} size={0.9} />
      <Tracer d="M92 60L120 55" />
      <Burst x={138} y={54} />
    </>
  ),
  'guns fire': () => (
    <>
      <Land />
      <Gun x={44} y={84} size={0.95} />
      <Burst x={78} y={54} size={0.5} />
      <Splash x={132} y={76} size={0.9} solid={0.8} />
      <Splash x={154} y={72} size={0.6} solid={0.6} />
      <Smoke x={100} y={72} size={0.7} />
    </>
  ),
  assault: () => (
    <>
      <Smoke x={122} y={66} size={1.3} />
      <Land />
      <Column x={22} y={84} count={6} size={1.05} />
      <Burst x={140} y={64} size={0.75} />
    </>
  ),
  cruiser: () => (
    <>
      <Sun x={36} y={34} />
      <Cruiser x={94} y={76} />
      <Water />
    </>
  ),
  squadron: () => (
    <>
      <Cruiser x={146} y={66} size={0.4} solid={0.5} />
      <Cruiser x={112} y={70} size={0.55} solid={0.7} />
      <Cruiser x={62} y={78} size={0.95} />
      <Water />
    </>
  ),
  carrier: () => (
    <>
      <Fighter x={48} y={32} size={0.5} turn={-12} solid={0.75} />
      <Fighter x={78} y={24} size={0.42} turn={-12} solid={0.6} />
      <Carrier x={92} y={77} />
      <Water />
    </>
  ),
  shipyard: () => (
    <>
      <Land />
      <Shipyard x={84} y={82} />
    </>
  ),
  'sea battle': () => (
    <>
      <Cruiser x={58} y={77} size={0.85} />
      <Burst x={110} y={58} size={0.45} />
      <Splash x={132} y={78} solid={0.75} />
      <Splash x={150} y={76} size={0.7} solid={0.55} />
      <Water />
    </>
  ),
  broadside: () => (
    <>
      <Cruiser x={140} y={68} size={0.45} solid={0.6} left />
      <Tracer d="M84 52Q106 34 132 54" />
      <Burst x={136} y={56} size={0.5} />
      <Smoke x={140} y={52} size={0.6} />
      <Cruiser x={54} y={78} size={0.9} />
      <Water />
    </>
  ),
  torpedo: () => (
    <>
      <Submarine x={46} y={78} size={0.85} />
      <Splash x={140} y={74} size={0.85} solid={0.8} />
      <Cruiser x={146} y={76} size={0.6} turn={8} left />
      <Water />
      <path d="M78 84q24-5 44-8" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="6 4" />
    </>
  ),
  submarine: () => (
    <>
      <Sun x={138} y={34} />
      <Submarine x={82} y={78} size={1.15} />
      <Water />
    </>
  ),
  sinking: () => (
    <>
      <Smoke x={110} y={56} size={1} />
      <Freighter x={118} y={78} size={1.05} turn={-13} />
      <Water />
      <path d="M34 88V64h8v4h-5v20z" />
      <path d="M30 88h18" stroke="currentColor" stroke-width="1.500" stroke-opacity=".6" />
    </>
  ),
  convoy: () => (
    <>
      <Freighter x={150} y={66} size={0.45} solid={0.5} />
      <Freighter x={116} y={70} size={0.6} solid={0.7} />
      <Freighter x={60} y={78} size={1} />
      <Water />
    </>
  ),
  bombers: () => (
    <>
      <Land />
      <Bomber x={64} y={40} size={0.95} />
      <Bomber x={120} y={28} size={0.66} solid={0.75} />
      <Bomber x={150} y={48} size={0.5} solid={0.55} />
      <Bomb x={60} y={58} />
      <Bomb x={70} y={66} size={0.9} solid={0.8} />
    </>
  ),
  'bombers over works': () => (
    <>
      <Bomber x={112} y={30} size={0.8} />
      <Bomber x={60} y={22} size={0.5} solid={0.6} />
      <Bomb x={106} y={48} />
      <Land />
      <Factory x={52} y={82} size={0.62} />
      <Burst x={112} y={70} size={0.6} />
    </>
  ),
  fighters: () => (
    <>
      <Sun x={150} y={30} r={11} />
      <Land />
      <Fighter x={70} y={58} size={1.1} turn={-9} />
      <Fighter x={118} y={38} size={0.7} turn={-9} solid={0.7} />
      <Fighter x={36} y={34} size={0.5} turn={-9} solid={0.5} />
    </>
  ),
  'dive bombers': () => (
    <>
      <Land />
      <Fighter x={58} y={40} size={0.95} turn={38} />
      <Fighter x={100} y={28} size={0.65} turn={38} solid={0.65} />
      <Tracer d="M82 58L112 78" />
      <Burst x={124} y={78} size={0.7} />
    </>
  ),
  parachutes: () => (
    <>
      <Fighter x={138} y={28} size={0.6} solid={0.6} left />
      <Parachute x={48} y={66} size={1.05} />
      <Parachute x={86} y={52} size={0.8} solid={0.8} />
      <Parachute x={116} y={62} size={0.62} solid={0.65} />
      <Land />
    </>
  ),
  searchlights: () => (
    <>
      <Searchlights />
      <path d="M0 80c40-8 130-8 180 0v12H0z" fill-opacity=".38" />
      <PlaneAbove x={90} y={48} size={0.8} />
    </>
  ),
  'anti-aircraft': () => (
    <>
      <path d="M58 50L116-6h40z" fill-opacity=".13" />
      <Land />
      <AntiAircraft x={48} y={84} size={1.15} />
      <Burst x={112} y={40} size={0.4} />
      <Burst x={136} y={54} size={0.28} solid={0.7} />
      <Bomber x={132} y={30} size={0.5} solid={0.6} />
    </>
  ),
  mast: () => (
    <>
      <Land />
      <Mast x={66} y={82} size={1.05} />
      <Waves x={66} y={26} />
    </>
  ),
  radar: () => (
    <>
      <Land />
      <Radar x={64} y={82} size={1.15} />
      <Waves x={64} y={48} />
      <Fighter x={142} y={36} size={0.42} solid={0.6} left />
    </>
  ),
  bunker: () => (
    <>
      <Land />
      <Bunker x={78} y={83} size={1.05} />
      <path
        d="M8 88l6-12 6 12M22 88l6-12 6 12M134 88l6-12 6 12M150 88l6-12 6 12"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
      />
    </>
  ),
  factory: () => (
    <>
      <Land />
      <Factory x={84} y={83} />
    </>
  ),
  works: () => (
    <>
      <Factory x={132} y={74} size={0.5} solid={0.55} />
      <Land />
      <Factory x={62} y={84} size={0.85} />
      <Truck x={142} y={84} size={0.7} />
    </>
  ),
  oil: () => (
    <>
      <Sun x={30} y={32} r={11} />
      <Derrick x={140} y={72} size={0.65} solid={0.55} />
      <Land />
      <Derrick x={56} y={83} size={1.15} />
      <Derrick x={104} y={80} size={0.85} solid={0.8} />
    </>
  ),
  train: () => (
    <>
      <Smoke x={132} y={48} size={0.8} />
      <Land />
      <Train x={86} y={83} size={0.9} />
    </>
  ),
  flags: () => (
    <>
      <Rays x={86} />
      <Land />
      <Flag x={52} y={82} size={0.75} solid={0.55} />
      <Flag x={84} y={84} size={1.12} />
    </>
  ),
  treaty: () => (
    <>
      <Rays x={88} y={96} />
      <Treaty x={84} y={84} size={1.05} />
      <path d="M124 84l26-38 4 3-25 38-6 3z" />
    </>
  ),
  winter: () => (
    <>
      <path d="M0 70c40-8 110-8 180-2v24H0z" fill-opacity=".2" />
      <Pines y={76} solid={0.55} />
      <path d="M0 80c50-6 120-6 180 0v12H0z" fill-opacity=".34" />
      <Tank x={84} y={86} size={0.62} />
      <Snow />
    </>
  ),
  ski: () => (
    <>
      <Pines y={74} solid={0.45} />
      <path d="M0 66c60 4 120 10 180 18v8H0z" fill-opacity=".34" />
      <Column x={44} y={80} count={6} size={0.95} />
      <path
        d="M30 82q60 4 110 10"
        fill="none"
        stroke="currentColor"
        stroke-width="1.200"
        stroke-opacity=".6"
      />
      <Snow />
    </>
  ),
  landing: () => (
    <>
      <Cruiser x={134} y={66} size={0.5} solid={0.6} />
      <Water />
      <Column x={38} y={84} count={5} size={0.95} />
      <path d="M8 88h98l-7 6H14z" />
    </>
  ),
  airfield: () => (
    <>
      <Mast x={146} y={76} size={0.62} solid={0.7} />
      <Land />
      <Fighter x={58} y={79} size={0.95} turn={-6} />
      <Fighter x={112} y={75} size={0.62} turn={-6} solid={0.7} />
    </>
  ),
  partisans: () => (
    <>
      <Land />
      <Pines y={84} solid={0.75} />
      <Column x={58} y={86} count={4} size={1.05} />
    </>
  ),
} satisfies Record<string, () => VNode>;
