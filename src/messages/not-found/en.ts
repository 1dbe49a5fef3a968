export const notFound = {
  note: "The page you're looking for doesn't exist.",
  title: 'Page Not Found',
}
