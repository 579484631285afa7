import { describe, expect, it } from 'vitest';
import { AnswerWatch, type WatchedEvent } from './answer-watch.ts';

const act = (type: string, timeStamp: number, more: Partial<WatchedEvent> = {}): WatchedEvent => ({
  type,
  timeStamp,
  isTrusted: true,
  ...more,
});

describe('what is told with an answer', () => {
  it.each<[string, WatchedEvent[], { trusted: boolean | null; device: string | null }]>([
    ['a key', [act('keydown', 100)], { trusted: true, device: 'keyboard' }],
    ['a finger', [act('pointerdown', 100, { pointerType: 'touch' })], { trusted: true, device: 'touch' }],
    ['a pen', [act('pointerdown', 100, { pointerType: 'pen' })], { trusted: true, device: 'pen' }],
    [
      'a click that a key made',
      [act('keydown', 90), act('click', 100, { pointerType: '' })],
      { trusted: true, device: 'keyboard' },
    ],
    [
      'a click of a browser that does not say what clicked',
      [act('pointerdown', 90, { pointerType: 'mouse' }), act('click', 100)],
      { trusted: true, device: 'mouse' },
    ],
    ['a click by a script', [act('click', 100, { isTrusted: false })], { trusted: false, device: null }],
    [
      'the event with the answer’s own stamp, not the one after it',
      [act('keydown', 100), act('click', 120, { isTrusted: false })],
      { trusted: true, device: 'keyboard' },
    ],
    ['nothing at all: the time was up', [], { trusted: null, device: null }],
  ])('%s', (_name, acts, told) => {
    const watch = new AnswerWatch(false);
    for (const each of acts) watch.saw(each);
    expect(watch.take(100, null, true)).toMatchObject(told);
  });

  it('an answer that is handed in by itself belongs to what was done last', () => {
    const watch = new AnswerWatch(false);
    watch.saw(act('pointerdown', 100, { pointerType: 'mouse' }));
    expect(watch.take(180, null, true)).toMatchObject({ trusted: true, device: 'mouse' });
    expect(watch.take(400, null, true)).toMatchObject({ trusted: null, device: null });
  });

  it('frames count from what was shown to the answer, else since the answer before; none where none is counted', () => {
    const watch = new AnswerWatch(false);
    expect(watch.take(50, null, true).frames).toBeNull();
    for (const at of [100, 116, 133, 150, 166]) watch.drew(at);
    expect(watch.take(140, 24, true).frames).toBe(2);
    expect(watch.take(170, null, true).frames).toBe(2);
    expect(watch.take(180, 5, true).frames).toBe(0);
  });

  it('being out of view and pastes belong to the answer that follows them', () => {
    const watch = new AnswerWatch(true);
    watch.wentAway();
    watch.pasted();
    watch.pasted();
    expect(watch.take(10, null, true)).toMatchObject({ visible: false, pastes: 2, automated: true });
    expect(watch.take(20, null, true)).toMatchObject({ visible: true, pastes: 0 });
    expect(watch.take(30, null, false).visible).toBe(false);
  });
});
