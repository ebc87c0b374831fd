import { answerTasks } from '../threads/answer-tasks.js';
import { PlainReader, type ReplayTask } from './replay-reader.js';

const reader = new PlainReader();
answerTasks((task: ReplayTask) => reader.ask(task));
