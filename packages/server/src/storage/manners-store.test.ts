import { LIMITS } from '@sandtable/protocol';
import { describe, expect, it } from 'vitest';
import { DATABASES, type TestData } from '../../test/databases.js';

const deed = (at: number) => ({ at, who: 'ada', deed: 'ban', about: 'person bob', why: 'spam', detail: '' });

describe.each(DATABASES)('manners in $name', ({ fresh }) => {
  it('keeps whom people mute and block, and forgets it with their accounts', async () => {
    const { manners, ...store } = await opened(await fresh());
    await manners.setRegard('ada', 'bob', 'muted', 1);
    await manners.setRegard('ada', 'bob', 'blocked', 2);
    await manners.setRegard('cyd', 'bob', 'muted', 3);
    expect(await manners.regards('ada')).toEqual([{ other: 'bob', regard: 'blocked', since: 1 }]);
    expect(await manners.blockersOf(['bob', 'dan'])).toEqual(['ada']);
    expect(await manners.blockedBy(['ada'])).toEqual(['bob']);
    // A line of Bob's reaches neither of them, one of Ada's does not reach Bob; Cyd's does.
    expect((await manners.deafTo('bob')).sort()).toEqual(['ada', 'cyd']);
    expect(await manners.deafTo('ada')).toEqual(['bob']);
    expect(await manners.deafTo('cyd')).toEqual([]);
    expect(await manners.silentFor('bob')).toEqual(['ada']);
    expect(await manners.silentFor('cyd')).toEqual(['bob']);
    await manners.setRegard('cyd', 'bob', null, 4);
    await manners.forget('bob');
    expect([await manners.regards('ada'), await manners.regards('cyd')]).toEqual([[], []]);
    for (let i = 0; i < LIMITS.regards; i++) await manners.setRegard('ada', `p${i}`, 'muted', i);
    expect(await manners.setRegard('ada', 'one-more', 'muted', 0)).toBe(false);
    expect(await manners.setRegard('ada', 'p0', 'blocked', 0)).toBe(true);
    await store.close();
  });

  it('takes a report once, and few of one person', async () => {
    const { manners, ...store } = await opened(await fresh());
    const report = (about: string) =>
      manners.report({
        at: 1,
        reporter: 'ada',
        about,
        table_id: 't',
        reason: 'spam',
        words: '',
        evidence: '[]',
      });
    expect([await report('bob'), await report('bob')]).toEqual(['written', 'known']);
    for (let i = 1; i < LIMITS.openReports; i++) expect(await report(`p${i}`)).toBe('written');
    expect(await report('cyd')).toBe('many');
    const [last, ...rest] = await manners.reports(true, null);
    expect([last.about, rest.length]).toEqual([`p${LIMITS.openReports - 1}`, LIMITS.openReports - 1]);
    expect(await manners.closeReport(last.n, 'dismissed: nothing in it', 5)).toBe(true);
    expect(await manners.closeReport(last.n, 'acted', 6)).toBe(false);
    expect(await manners.oneReport(last.n)).toMatchObject({ closed: 5, outcome: 'dismissed: nothing in it' });
    expect((await manners.reports(false, null)).map(({ n }) => n)).toEqual([last.n]);
    expect((await manners.reports(true, rest[0].n)).length).toBe(LIMITS.openReports - 2);
    await store.close();
  });

  it('knows roles of accounts only, and bans until they end', async () => {
    const { manners, people, ...store } = await opened(await fresh());
    await people.enroll('ada', { name: 'Ada', key: 'ada', looks: ['ada'] }, 'hash', 1);
    await people.renameGuest('bob', 'Bob_%', 2);
    for (const person of ['ada', 'bob']) await manners.setRole(person, 'administrator', 3);
    expect([await manners.roleOf('ada'), await manners.roleOf('bob')]).toEqual(['administrator', null]);
    await manners.setRole('ada', 'moderator', 4);
    expect(await manners.roleOf('ada')).toBe('moderator');
    await manners.ban({ person: 'bob', reason: 'spam', since: 5, until: 10 });
    expect((await manners.bans(9)).map(({ person }) => person)).toEqual(['bob']);
    expect(await manners.bans(10)).toEqual([]);
    const found = async (words: string) => (await manners.people(words, null)).map(({ id }) => id);
    expect([await found('AD'), await found('b_%'), await found('%'), await found('bob')]).toEqual([
      ['ada'],
      ['bob'],
      ['bob'],
      ['bob'],
    ]);
    const [bob, ada] = await manners.people('', null);
    expect(bob).toMatchObject({ reason: 'spam', until: 10, reports: 0, role: 'administrator' });
    expect(Boolean(ada.account)).toBe(true);
    expect((await manners.people('', bob)).map(({ id }) => id)).toEqual(['ada']);
    expect([await manners.unban('bob'), await manners.unban('bob')]).toEqual([true, false]);
    await store.close();
  });

  it('has an audit log that shows when it was changed behind its back', async () => {
    const data = await fresh();
    const { manners, ...store } = await opened(data);
    await Promise.all([1, 2, 3, 4].map((at) => manners.note(deed(at))));
    const all = await manners.audit(null);
    expect(all.map(({ n, whole }) => [n, whole])).toEqual([4, 3, 2, 1].map((n) => [n, true]));
    expect((await manners.audit(3)).map(({ n }) => n)).toEqual([2, 1]);
    await data.run("update audit set why = 'fun' where n = 2");
    expect((await manners.audit(null)).filter(({ whole }) => !whole).map(({ n }) => n)).toEqual([2]);
    await data.run('delete from audit where n = 2');
    expect((await manners.audit(null)).filter(({ whole }) => !whole).map(({ n }) => n)).toEqual([3]);
    await store.close();
  });
});

async function opened(data: TestData) {
  const store = await data.open();
  return { manners: store.manners, people: store.people, close: () => store.close() };
}
