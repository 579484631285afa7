import { createHash } from 'node:crypto';
import type { Places } from './frame-headers.ts';

/** A page of the builds host itself. */
export interface AnswerPage {
  readonly html: string;
  readonly policy: string;
}

/** What the page that shows the frame is told when there is nothing to load; it asks for a new address then. */
export const UNAVAILABLE_MESSAGE = { t: 'unavailable' } as const;

/** There is nothing at this address, or not any more. The page that shows the frame hears of it. */
export function unavailablePage(places: Places): AnswerPage {
  const script = `parent.postMessage(${JSON.stringify(UNAVAILABLE_MESSAGE)}, ${JSON.stringify(places.publicUrl)})`;
  return page(places, script, [
    [
      'en',
      'ltr',
      'This game cannot be loaded',
      'Its address is not valid, or not any more. Please open the page anew.',
    ],
    ['ar', 'rtl', 'تعذّر تحميل هذه اللعبة', 'عنوانها غير صالح أو انتهت صلاحيته. يُرجى فتح الصفحة من جديد.'],
  ]);
}

/** Somebody opened a game as a page of its own. */
export function notOnItsOwnPage(places: Places): AnswerPage {
  return page(places, '', [
    ['en', 'ltr', 'A game is played within Tryout', 'It does not open as a page of its own.'],
    ['ar', 'rtl', 'تُلعب اللعبة داخل Tryout', 'لا يمكن فتحها كصفحة مستقلة.'],
  ]);
}

type Words = readonly [lang: string, dir: string, heading: string, text: string];

function page(places: Places, script: string, words: readonly Words[]): AnswerPage {
  const style =
    'body{font:16px/1.5 system-ui,sans-serif;max-inline-size:36em;margin:2em auto;padding-inline:1em;color-scheme:light dark;background:Canvas;color:CanvasText}h1,h2{font-size:1.25em;margin-block:1em .25em}';
  const parts = words.map(([lang, dir, heading, text], i) => {
    const tag = i === 0 ? 'h1' : 'h2';
    return `<section lang="${lang}" dir="${dir}"><${tag}>${heading}</${tag}><p>${text}</p></section>`;
  });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tryout</title><style>${style}</style><main>${parts.join('')}</main>${script && `<script>${script}</script>`}</html>`;
  const policy = [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    ...(script ? [`script-src ${sourceOf(script)}`] : []),
    `frame-ancestors ${places.publicUrl}`,
    "form-action 'none'",
    "base-uri 'none'",
    // In a frame that may keep its origin the page does: whoever shows it tells by that who speaks.
    `sandbox${script && ' allow-scripts allow-same-origin'}`,
  ].join('; ');
  return { html, policy };
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
