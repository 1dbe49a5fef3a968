import type { itemAnalysisHelp as english } from '../en/item-analysis-help.ts'
import type { Translation } from '../lib/words.ts'

export const itemAnalysisHelp: Translation<typeof english> = {
  title: 'Was die Zahlen bedeuten',
  entries: (checkedFrom) => [
    {
      term: 'Lösungsquote',
      meaning:
        'Der Anteil der Versuche, in denen die Frage richtig ist: 0,87 heißt 87 von 100. Fragen zwischen 0,35 und 0,65 sagen am meisten über die Lernenden; über 0,9 haben sie fast alle richtig, unter 0,2 kaum jemand. Bei vier Antworten ergibt Raten allein schon 0,25. In der Fachsprache heißt sie Schwierigkeitsindex.',
    },
    {
      term: 'Trennschärfe',
      meaning:
        'Ob diejenigen, die diese Frage richtig haben, auch bei allen anderen Fragen besser waren: 1 ist völlige Übereinstimmung, 0 keine. Ab 0,4 ist die Frage sehr gut, ab 0,3 gut, ab 0,2 brauchbar; was darunter liegt, sollte angesehen werden. Unter 0 lösen Schwache sie öfter als Starke: Oft ist die Lösung falsch oder der Text führt in die Irre. Es ist die Korrelation der Frage mit dem Rest des Ergebnisses (punktbiserial), also kann eine sehr leichte oder sehr schwere Frage keine hohe erreichen.',
    },
    {
      term: 'Lösung prüfen',
      meaning: `Unter den besten 27 von 100 Versuchen haben deutlich mehr eine bestimmte falsche Antwort gewählt als die, die als richtig markiert ist. Angezeigt wird das ab ${checkedFrom} Versuchen, und wo Zufall allein es in weniger als 5 von 100 Fällen ergäbe. Versuche mit demselben Ergebnis wie der letzte der besten zählen dazu.`,
    },
    {
      term: 'Die Antworten',
      meaning:
        'Eine gute falsche Antwort wird von einigen gewählt, und eher von denen mit niedrigem Ergebnis: Ihre Trennschärfe liegt unter 0. Eine, die niemand wählt, nützt nichts und könnte ersetzt werden. Der Mittelwert ist der Durchschnitt aller, die sie gewählt haben.',
    },
    {
      term: 'Standardabweichung',
      meaning:
        'Wie weit die Ergebnisse um ihren Mittelwert streuen, in Prozentpunkten. Sie beschreibt diese Versuche (geteilt durch ihre Zahl, nicht durch eins weniger).',
    },
    {
      term: 'Reliabilität (KR-20)',
      meaning:
        'Wie gut die Fragen zusammenpassen, und damit, wie viel von den Unterschieden zwischen den Ergebnissen mehr ist als Zufall. 0,7 reicht für eine Prüfung im Unterricht, 0,8 und mehr für Entscheidungen über Menschen. Mehr Fragen derselben Art erhöhen sie. Wo sich die Lernenden kaum unterscheiden, ist sie niedrig, was auch immer die Fragen taugen.',
    },
    {
      term: 'Standardfehler',
      meaning:
        'Wie weit ein Ergebnis durch Zufall danebenliegen kann: In zwei von drei Fällen liegt das verdiente Ergebnis höchstens einen Standardfehler neben dem erreichten.',
    },
    {
      term: 'Was gezählt wird',
      meaning:
        'Alle abgegebenen Versuche mit so vielen Fragen, wie die Prüfung jetzt hat, nach der jetzigen Lösung bewertet; eine nicht beantwortete Frage zählt als falsch, Punkte wiegen nicht. Eine Frage ohne Lösung zählt nicht im Ergebnis.',
    },
  ],
  sources:
    'Quellen: Crocker und Algina, Introduction to Classical and Modern Test Theory (1986); Ebel und Frisbie, Essentials of Educational Measurement (1991), deren Grenzen der Trennschärfe für ein ähnliches Maß gemacht wurden; Kelley (1939) zu den besten 27 Prozent; Kuder und Richardson (1937) zu KR-20; die Stufen der Lösungsquote folgen dem Testbericht von Moodle. Alle Grenzen sind Faustregeln.',
}
