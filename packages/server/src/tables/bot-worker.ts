import { answerTasks } from '../threads/answer-tasks.js';
import { type BotTask, InlineBotPool } from './bot-pool.js';

const botPool = new InlineBotPool();
answerTasks((task: BotTask) => botPool.choose(task));
