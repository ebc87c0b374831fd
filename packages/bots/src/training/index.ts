export { NormalEquations } from './normal-equations.js';
export { type Trained, type TrainingPlan, train } from './train.js';
