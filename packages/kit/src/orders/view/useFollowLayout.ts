import { useElement } from '#bridge/ElementContext.ts';
import { useSheet } from '#styles/useSheet.ts';
import css from './follow-layout.css?inline';

/** Where the parts of an order are, whether it is awaited, followed or delivered. */
export const useFollowLayout = () => useSheet(useElement().host, css);
