export const dayPicker = {
  date: 'Date',
  today: 'Today',
}
