/**
 * Quartermaster General: East Front by Ian Brody (Ares Games, 2023). Rules in our own words:
 * docs/rules/east-front.md.
 */
export { eastFront } from './game.js';
