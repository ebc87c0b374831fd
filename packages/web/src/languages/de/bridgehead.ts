import type { words as English } from '../en/bridgehead.js';
import { form } from '../index.js';
import { translating } from '../over-english.js';

const of = (side: string) => form(side, 'gen');

/** The texts of the Bridgehead board, in German. */
export const words = translating<typeof English>()({
  turn: (turn: number, turns: number) => `Zug ${turn} von ${turns}`,
  briefTurn: (turn: number, turns: number) => `${turn}/${turns}`,
  phases: { movement: 'Bewegung', combat: 'Kampf' },
  sides: { south: 'Süden', north: 'Norden' } as Record<string, string>,
  unit: (side: string, kind: string, number: string) => `${kind} ${number} ${of(side)}`,
  hexSides: {
    east: 'Osten',
    'north-east': 'Nordosten',
    'north-west': 'Nordwesten',
    west: 'Westen',
    'south-west': 'Südwesten',
    'south-east': 'Südosten',
  },
  steps: (left: number, full: number) => (full === 1 ? 'eine Stufe' : `${left} von ${full} Stufen`),
  strength: (attack: number, defence: number, movement: number) =>
    `Angriff ${attack}, Verteidigung ${defence}, Bewegung ${movement}`,
  unsupplied: 'unversorgt',
  moved: 'schon bewegt',
  attacked: 'hat angegriffen',
  river: (sides: string) => `Fluss: ${sides}`,
  road: 'Straße',
  source: (side: string) => `von hier kommt die Versorgung ${of(side)}`,
  town: (holder: string, value: number) => `in der Hand ${of(holder)}, Wert ${value}`,
  nobody: 'niemand hier',
  moves: (unit: string, hex: string) => `${unit} nach ${hex} bewegen`,
  marches: (from: string, to: string) => `Stapel in ${from} nach ${to} bewegen`,
  enters: (unit: string, hex: string) => `${unit} trifft in ${hex} ein`,
  attack: (hex: string) => `${hex} angreifen`,
  movedTo: (unit: string, from: string, to: string) => `${unit}: ${from} → ${to}`,
  enteredAt: (unit: string, hex: string) => `${unit} trifft in ${hex} ein`,
  lost: (unit: string) => `${unit} wird eliminiert`,
  weaker: (unit: string) => `${unit} verliert eine Stufe`,
  takes: (side: string, town: string) => `${side} nimmt ${town}`,
  nowUnsupplied: (unit: string) => `${unit} ist unversorgt`,
  nowSupplied: (unit: string) => `${unit} ist wieder versorgt`,
  strips: { units: 'auf der Karte', towns: 'Städte', due: 'kommen noch', lost: 'verloren' },
  due: 'Kommen noch',
  dueTurn: (turn: number) => `Zug ${turn}`,
  dueNow: 'jetzt',
});
