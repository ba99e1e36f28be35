export function OrderPlaced({ orderId }: { orderId?: string }) {
  return <h2>{orderId}</h2>;
}
