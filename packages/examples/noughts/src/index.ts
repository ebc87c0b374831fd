export { noughts } from './noughts.js';
