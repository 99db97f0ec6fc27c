export function ContentPage({ search }: { search: URLSearchParams }) {
  return <h1 className="text-heading-l">Products {search.get('product')}</h1>;
}
