// Messages for the terminal. Progress goes to stderr, so that stdout stays data.
const colour = process.stderr.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colour ? `\x1b[${code}m${text}\x1b[0m` : text);

export const bold = paint('1');
export const dim = paint('2');
export const red = paint('31');
export const green = paint('32');

export const say = (line) => process.stderr.write(`${line}\n`);

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
