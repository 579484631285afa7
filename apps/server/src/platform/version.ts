/** The product's version, part of every score card's pins. */
export const VERSION = '0.1.0';
