import { answerTasks } from '../threads/answer-tasks.js';
import { PlainThinker, type Thought } from './thinker.js';

const thinker = new PlainThinker();
answerTasks((thought: Thought) => thinker.choose(thought));
