import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../lib/words.ts'

export const layout: Translation<typeof english> = {
  accessDenied: {
    title: 'अनुमति नहीं है',
    dash: ' - ',
    note: 'यह पेज देखने के लिए एडमिन अधिकार चाहिए।',
  },
  admin: 'एडमिन',
  checkingSession: 'आपके साइन इन की जाँच हो रही है...',
  closeMenu: 'मेन्यू बंद करें',
  copyright: (year, brand) => `© ${year} ${brand}`,
  dashboard: 'डैशबोर्ड',
  home: 'होम',
  language: 'भाषा',
  loading: 'लोड हो रहा है...',
  logout: 'लॉग आउट',
  menu: 'मुख्य मेन्यू',
  noApiBase: (code) => [
    'यह पेज नहीं बताता कि इसकी क्विज़ कहाँ हैं: एलिमेंट में ',
    code('api-base'),
    ' एट्रिब्यूट होना चाहिए।',
  ],
  ownData: 'आपका डेटा',
  openMenu: 'मेन्यू खोलें',
  pleaseSignIn: 'नीचे साइन इन करें',
  safe: 'उसका सर्वर जवाब नहीं दे रहा है। आपका बुक किया हुआ स्लॉट और आपके उत्तर सुरक्षित हैं।',
  sessions: 'साइन इन वाले डिवाइस',
  signInAbove: 'ऊपर साइन इन करें',
  viewResults: 'परिणाम देखें',
  welcome: (name) => (name ? ['नमस्ते, ', name] : ['नमस्ते']),
}
