/** In place of the kit's seventeen ways to appear: those that its parts take by themselves. No page asks for another. */
const SMALL = { opacity: 0, transform: 'scale(.9) translateY(10px)' };
const SMALL_FROM_ABOVE = { opacity: 0, transform: 'scale(.9) translateY(-10px)' };
const WHOLE = { opacity: 1, transform: 'scale(1)' };
const IN_PLACE = { opacity: 1, transform: 'translateY(0)' };

export const transitions = {
  fade: { in: { opacity: 1 }, out: { opacity: 0 }, transitionProperty: 'opacity' },
  'fade-down': {
    in: IN_PLACE,
    out: { opacity: 0, transform: 'translateY(-30px)' },
    transitionProperty: 'opacity, transform',
  },
  'slide-down': {
    in: IN_PLACE,
    out: { opacity: 0, transform: 'translateY(-100%)' },
    common: { transformOrigin: 'top' },
    transitionProperty: 'transform, opacity',
  },
  pop: {
    in: WHOLE,
    out: SMALL,
    common: { transformOrigin: 'center center' },
    transitionProperty: 'transform, opacity',
  },
  'pop-top-right': {
    in: WHOLE,
    out: SMALL_FROM_ABOVE,
    common: { transformOrigin: 'top right' },
    transitionProperty: 'transform, opacity',
  },
};
