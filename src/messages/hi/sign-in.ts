import type { signingIn as english } from '../en/sign-in.ts'
import type { Translation } from '../lib/words.ts'

export const signingIn: Translation<typeof english> = {
  agreement: (terms, privacy) => [
    'साइन इन करके आप हमारी ',
    terms('सेवा की शर्तें'),
    ' और ',
    privacy('गोपनीयता नीति'),
    ' मानते हैं।',
  ],
  about: 'टाइमर वाली क्विज़, आपके चुने हुए समय पर। स्लॉट बुक करें, क्विज़ दें, और देखें कि क्या दोहराना है।',
  intro: 'जारी रखने के लिए अपने Google खाते से साइन इन करें',
  returnsElsewhere: (setting) => [
    'साइन इन किया, फिर भी यहीं हैं? साइन इन किसी और पेज पर लौटता है। इस पेज के मालिक एलिमेंट पर ',
    setting,
    ' लगा सकते हैं।',
  ],
  signInWithGoogle: 'Google से साइन इन करें',
  title: 'साइन इन करें',
  welcome: (brand) => `${brand} में आपका स्वागत है`,
}
