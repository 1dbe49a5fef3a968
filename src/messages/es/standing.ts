import type { standing as english } from '../en/standing.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const standing: Translation<typeof english> = {
  title: 'Dónde estás',
  show: 'Mostrarme dónde estoy',
  words: (percentile) =>
    `${format.count(percentile)} de cada 100 que hicieron este examen obtuvieron lo mismo que tú o menos.`,
  scale: (median, own) => `Puntuaciones en porcentaje: la mediana es ${median}, la tuya es ${own}`,
  you: (score) => `Tú ${score}`,
  median: (score) => `mediana ${score}`,
  ofHundred: (percentile) => `${format.count(percentile)} de 100`,
  inSlot: (attempts) => plural(attempts, { one: 'En tu turno, # intento', other: 'En tu turno, # intentos' }),
  attempts: 'Intentos hasta ahora',
  honest: 'Cambia mientras otros hacen el examen y no dice nada de ningún otro. Nadie más ve lo tuyo.',
  shares: 'Respuestas correctas de todos, junto a las tuyas',
  row: (number, verdict, share) => `Pregunta ${number}: la tuya, ${verdict}; correctas entre todos: ${share}`,
  hardest: (number, share) => `Pregunta ${number}: la acertó el ${share}, y tú también.`,
  easiest: (number, share) => `Pregunta ${number}: la acertó el ${share}.`,

  few: 'Aún son muy pocos para comparar',
  fewNote: (least) =>
    `Se muestra a partir de ${format.count(least)} intentos, para que no se reconozca a nadie.`,
  hidden:
    'Oculto. Tu elección vale para todos los exámenes; en tus pantallas tus respuestas no se comparan con las de nadie.',
  notSaved: 'No se pudo guardar tu elección. Inténtalo de nuevo.',
  failed: 'No se pudo cargar dónde estás.',
  again: 'Intentar de nuevo',
}
