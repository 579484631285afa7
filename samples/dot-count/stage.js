// What is on the screen, and what the person does there. Knows nothing of the session.
import { drawField } from './dots.js';

const KEYS = { ArrowLeft: 'left', ArrowRight: 'right' };
const CROSS_MS = 500;

export function createStage(main) {
  const step = make('p', 'step');
  const content = make('div', 'content');
  const cover = make('div', 'cover');
  cover.hidden = true;
  cover.tabIndex = -1;
  main.append(step, content, cover);
  let words = null;

  /** Replaces everything. What is to be pressed or read next has the focus. */
  function replace(kind, ...nodes) {
    content.className = `content ${kind}`;
    content.replaceChildren(...nodes);
    focusNext();
  }

  function focusNext() {
    const next = content.querySelector('button') ?? content.querySelector('[tabindex]');
    next?.focus({ preventScroll: true });
  }

  function button(text, onClick) {
    const made = make('button', 'primary', text);
    made.type = 'button';
    made.addEventListener('click', onClick, { once: true });
    return made;
  }

  return {
    /** The language, its direction and what the person needs. */
    dress(given, { contrast, reduced_motion }) {
      words = given;
      const page = document.documentElement;
      page.lang = words.lang;
      page.dir = words.dir;
      page.classList.toggle('more-contrast', contrast === 'more');
      page.classList.toggle('still', reduced_motion);
      document.title = words.title;
    },

    step(text) {
      step.textContent = text;
    },

    say(text) {
      step.textContent = '';
      this.uncover();
      const line = make('h1', 'message', text);
      line.tabIndex = -1;
      replace('words', line);
    },

    /** Some sentences and a button; resolves when it is pressed. */
    ask([heading, ...lines], label) {
      step.textContent = '';
      return new Promise((resolve) => {
        const text = make('div', 'text');
        text.id = 'text';
        text.append(make('h1', 'message', heading), ...lines.map((line) => make('p', '', line)));
        const next = button(label, resolve);
        // The focus is on the button, and a screen reader reads the text with it.
        next.setAttribute('aria-describedby', text.id);
        replace('words', text, next);
      });
    },

    /** Like `ask`, under a pair that stays visible. */
    tell(text, label) {
      return new Promise((resolve) => {
        const next = button(label, resolve);
        const line = make('p', 'verdict', text);
        line.setAttribute('role', 'status');
        content.append(line, next);
        next.focus();
      });
    },

    /**
     * Shows a cross, then a pair for `showMs` (null: until it is answered), and waits for the fuller side to be chosen.
     * Null when `signal` says that the play was interrupted.
     */
    show(pair, { showMs, signal }) {
      return new Promise((resolve) => {
        const timers = [];
        let shownAt = null;
        const fields = ['left', 'right'].map((side) => {
          const field = make('button', 'field');
          field.type = 'button';
          field.setAttribute('aria-label', words[side]);
          field.addEventListener('click', () => answer(side));
          return field;
        });
        const both = make('div', 'pair');
        // Left is left in every language: the keys and the answers say so.
        both.dir = 'ltr';
        both.append(fields[0], make('span', 'cross', '+'), fields[1]);

        function end(outcome) {
          timers.forEach(clearTimeout);
          both.classList.remove('answerable');
          removeEventListener('keydown', onKey);
          signal?.removeEventListener('abort', onAbort);
          resolve(outcome);
        }
        const onAbort = () => end(null);
        function answer(side) {
          if (shownAt !== null) end({ side, rt: Math.round(performance.now() - shownAt) });
        }
        function onKey(event) {
          const side = KEYS[event.key];
          if (!side || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          answer(side);
        }

        function reveal() {
          fields[0].replaceChildren(drawField(pair.dots.left));
          fields[1].replaceChildren(drawField(pair.dots.right));
          shownAt = performance.now();
          both.classList.add('answerable');
          if (showMs === null) return;
          timers.push(
            setTimeout(() => {
              for (const field of fields) field.replaceChildren();
            }, showMs),
          );
        }

        replace('playing', both, make('p', 'hint', words.hint));
        addEventListener('keydown', onKey);
        signal?.addEventListener('abort', onAbort);
        if (signal?.aborted) onAbort();
        else timers.push(setTimeout(reveal, CROSS_MS));
      });
    },

    /** Hides everything that must not be studied. */
    cover(text) {
      cover.replaceChildren(make('p', 'message', text));
      cover.hidden = false;
      content.inert = true;
      cover.focus();
    },

    uncover() {
      cover.hidden = true;
      content.inert = false;
      focusNext();
    },
  };
}

function make(tag, className, text = '') {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
