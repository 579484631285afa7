/**
 * How far down it is looked: a cut from the sky to the wreck around cards, deeper where the card is small, down at the
 * wreck, up at the boat that takes the net aboard, and at the boat alone at a rest and at the end.
 */
export type Depth = 'cut' | 'cut-deeper' | 'wreck' | 'boat' | 'home';
