export const strings = {
  title: 'Cancel the order',
  open: 'Cancel the order',
  'until.free': 'Free until the driver has picked up the parcel.',
  'until.fee': 'Costs {fee} until the driver has picked up the parcel.',
  'until.unknown': 'Possible until the driver has picked up the parcel.',
  'closed.pickedUp': 'The order could be cancelled until it was picked up, {time}.',
  'closed.cancelled': 'Cancelled {time}.',
  question: 'Cancel this order?',
  'cost.free': 'Cancelling is free.',
  'cost.fee': 'Cancelling costs {fee}.',
  'cost.unknown': 'The terms say what cancelling costs.',
  refund: 'We refund {refund} the way you paid.',
  nothing: 'You pay nothing.',
  confirm: 'Yes, cancel the order',
  keep: 'Keep the order',
  silent:
    'No answer yet. We keep trying until we know whether the order is cancelled. If you close this, its status shows what happened.',
  done: 'The order is cancelled.',
  tooLate: 'It is too late: the driver has already picked up the parcel.',
  failed: 'The order could not be cancelled. Please try again.',
  again: 'Order again',
} as const;
export default strings;
