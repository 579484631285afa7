// Stands in the HTML of pages that the server draws, after the picture, and runs by itself: it imports nothing.
// What people do before the app runs is kept and done again in the app; links lead on by themselves.

(() => {
  /** Where an element stands below `#root`, and what it is, so that nothing else is pressed in its place. */
  interface Spot {
    readonly steps: readonly number[];
    readonly sign: string;
  }

  const script = document.currentScript as HTMLScriptElement;
  const root = document.getElementById('root') as HTMLElement;

  const remembered = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked: nothing is remembered
    }
  };

  /** Was it drawn for a browser as this one is? Else it would change before the reader's eyes. */
  const fits = (): boolean => {
    const { lang, phone, relied = '{}' } = root.dataset;
    return (
      lang === document.documentElement.lang &&
      (phone === 'true') === matchMedia('(max-width: 767px)').matches &&
      Object.entries(JSON.parse(relied) as Record<string, string | null>).every(
        ([key, value]) => remembered(key) === value,
      )
    );
  };

  const signOf = (element: Element): string =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;

  const spotOf = (element: Element): Spot => {
    const steps: number[] = [];
    for (let each = element; each !== root && each.parentElement; each = each.parentElement)
      steps.unshift([...each.parentElement.children].indexOf(each));
    return { steps, sign: signOf(element) };
  };

  const find = ({ steps, sign }: Spot): HTMLElement | undefined => {
    const found = steps.reduce<Element | undefined>((at, step) => at?.children[step], root);
    return found instanceof HTMLElement && signOf(found) === sign ? found : undefined;
  };

  const isText = (element: EventTarget | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && (element.type === 'text' || element.type === 'email');

  /** A press, with the keys that were held: Shift chooses a whole run of rows. */
  interface Press {
    readonly spot: Spot;
    readonly keys: MouseEventInit;
  }

  const withKeys = ({ shiftKey, ctrlKey, metaKey, altKey }: MouseEvent): MouseEventInit => ({
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
  });
  /** As a mouse presses: what a held key changes is often noted when the button goes down. */
  const press = (element: HTMLElement | undefined, keys: MouseEventInit): void => {
    const init = { bubbles: true, cancelable: true, composed: true, view: window, ...keys };
    for (const type of ['mousedown', 'click']) element?.dispatchEvent(new MouseEvent(type, init));
  };

  /** One after the other, each once the app has drawn what the one before it changed. */
  const pressAll = ([next, ...others]: readonly (() => void)[]): void => {
    next?.();
    if (others.length > 0) setTimeout(() => pressAll(others));
  };

  const pressed: Press[] = [];
  const typed = new Map<Element, Spot>();
  let focused: Spot | undefined;
  /** A control that is being pressed and not let go yet. */
  let held: Spot | undefined;

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isText(target) || target.closest('a[href]')) return;
    const control = target.closest('button, input');
    // A press on the words of a field comes a second time, as a press on the field.
    if (control || !target.closest('label'))
      pressed.push({ spot: spotOf(control ?? target), keys: withKeys(event) });
  };
  const onDown = ({ target, button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
    const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey;
    const control =
      isPlain && target instanceof Element ? target.closest('a[href], button, input[type="checkbox"]') : null;
    held = control ? spotOf(control) : undefined;
  };
  const onUp = () => {
    held = undefined;
  };
  /** Where it is let go over the app, the browser sees two elements and no press: it is one on the new element. */
  const letGo = (spot: Spot, { clientX, clientY }: MouseEvent) => {
    const control = find(spot);
    if (control?.contains(document.elementFromPoint(clientX, clientY))) control.click();
  };
  const onInput = ({ target }: Event) => {
    if (isText(target)) typed.set(target, spotOf(target));
  };
  // The button that was pressed is pressed again in the app; the browser's own way would lose what was typed.
  const onSubmit = (event: Event) => event.preventDefault();
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? spotOf(target) : undefined;
  };

  /** React keeps its own account of a field's value; this way it hears of the new one. */
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

  const handOver = () => {
    watch.disconnect();
    script.dataset.handedOver = '';
    root.removeEventListener('click', onClick);
    root.removeEventListener('input', onInput);
    root.removeEventListener('submit', onSubmit);
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('pointerdown', onDown);
    removeEventListener('pointerup', onUp);
    const spotHeld = held;
    if (spotHeld) addEventListener('pointerup', (event) => letGo(spotHeld, event), { once: true });
    if (focused && document.activeElement === document.body) find(focused)?.focus();
    for (const [old, spot] of typed) {
      const field = find(spot);
      setValue?.call(field, (old as HTMLInputElement).value);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // All are found before the first is pressed: what a press brings moves the places of others.
    pressAll(
      pressed.map(({ spot, keys }) => {
        const element = find(spot);
        return () => press(element, keys);
      }),
    );
  };
  const watch = new MutationObserver(handOver);

  const start = () => {
    for (const href of (script.dataset.needs as string).split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void import(script.dataset.app as string);
  };

  if (!root.hasChildNodes() || !fits()) {
    root.replaceChildren();
    start();
  } else {
    root.addEventListener('click', onClick);
    root.addEventListener('input', onInput);
    root.addEventListener('submit', onSubmit);
    root.addEventListener('focusin', onFocus);
    root.addEventListener('pointerdown', onDown);
    addEventListener('pointerup', onUp);
    watch.observe(root, { childList: true });
    // This runs once the styles are here; what stands before it can be filled earlier, by the browser itself too.
    for (const field of root.querySelectorAll('input')) {
      if (isText(field) && field.value !== field.defaultValue) typed.set(field, spotOf(field));
      if (field.checked !== field.defaultChecked) pressed.push({ spot: spotOf(field), keys: {} });
    }
    if (root.contains(document.activeElement)) focused = spotOf(document.activeElement as Element);
    // The picture is painted before the app begins to run. Nothing is painted in a tab that nobody sees.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  }
})();
