import { answerTasks } from '../threads/answer-tasks.js';
import { PlainReviewer, type ReviewTask } from './reviewer.js';

const reviewer = new PlainReviewer();
answerTasks((task: ReviewTask) => reviewer.review(task));
