/** The words of Google Forms, in the languages that teachers paste. Marks around them are gone. */

/** Of a result: points, and full ones if both numbers are the same. */
export const SCORE = /^(\d{1,3}(?:[.,]\d{1,2})?|…|_{1,3}) ?\/ ?(\d{1,3}(?:[.,]\d{1,2})?)$/
/** Of a form: '1 point'. */
export const WORTH = /^\(?(\d{1,3}) ?(?:points?|punkte?|puntos?|pts?|نقطة|نقاط|अंक)\)?$/i
export const STAR = /^\*$/
/** What tells how to answer, in a printed form. */
export const HOW =
  /^(?:mark only one oval\.?|check all that apply\.?|tick all that apply\.?|(?:markieren|wählen) sie nur ein oval(?: aus)?\.?|wählen sie alle zutreffenden antworten aus\.?|marca solo un óvalo\.?|selecciona todas las opciones que correspondan\.?|une seule réponse possible\.?|multiple choice|multiple-choice|checkboxes|dropdown|drop-down|auswahl)$/i
export const RIGHT_WORDS =
  /^(?:correct answers?|richtige antwort(?:en)?|respuestas? correctas?|bonnes? réponses?|réponses? correctes?|الإجابة الصحيحة|الإجابات الصحيحة|सही (?:जवाब|उत्तर))$/i
export const FEEDBACK = /^(?:feedback|kommentare?|comentarios|commentaires?|تعليقات)$/i
/** Buttons and notes around the questions. */
export const FURNITURE =
  /^(?:\* (?:indicates required question|required|gibt eine erforderliche frage an|erforderlich|indica que la pregunta es obligatoria|obligatorio)|required|erforderlich|clear selection|auswahl aufheben|add option|option hinzufügen|or|oder|add "other"|„sonstiges“ hinzufügen|answer key|antwortschlüssel|other:? ?_*|sonstiges:? ?_*|submit|senden|clear form|alle eingaben löschen|page \d+ of \d+|never submit passwords through google forms\.|this content is neither created nor endorsed by google\..*|\d+ of \d+ points|correct|incorrect|individual|forms|google forms|google formulare|this form was created .*|report abuse.*|question options?)$/i
/** What a copied editor writes above the text of each question. */
export const QUESTION = /^(?:question|untitled question|frage|unbenannte frage)$/i
/** What only such forms say. */
export const SIGNATURE =
  /^(?:\* (?:indicates|required|gibt eine|erforderlich|indica)|mark only one oval|(?:markieren|wählen) sie nur ein oval|add option|option hinzufügen|never submit passwords through google|this form was created inside|clear selection$|\d+ of \d+ points$)/i
/** Of the page where a form is made, whose points stand below the options. */
export const EDITS = /^(?:add option|option hinzufügen)$/i
