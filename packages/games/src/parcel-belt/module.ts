import type { TaskViewModule } from '../task-view.ts';
import { parcelBeltMessages } from './messages.ts';
import { createParcelBeltPractice } from './practice.ts';
import { ParcelBeltView } from './view.tsx';

/** The browser half of Parcel Belt. */
export const View: TaskViewModule['View'] = ParcelBeltView;
export const createPractice: TaskViewModule['createPractice'] = createParcelBeltPractice;
export const messages: TaskViewModule['messages'] = parcelBeltMessages;
/** A round that was cut into is replaced by another one. */
export const replacesItems = true;
