import { describe, expect, it } from 'vitest';
import { frontPage } from './pages.js';

describe('the front page', () => {
  it('takes titles and sentences as text, not as HTML', () => {
    const game = { id: 'x', title: 'Noughts & Crosses', seats: ['a'], blurb: 'In a <row>.', credits: 'Us' };
    const body = frontPage([game], '1');
    expect(body).toContain('Noughts &#38; Crosses');
    expect(body).toContain('In a &#60;row&#62;.');
    expect(body).not.toContain('<row>');
  });

  it('says so when the shelf is empty', () => {
    expect(frontPage([], '1')).toContain('The shelf is still empty');
  });
});
