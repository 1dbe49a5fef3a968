import type { adminHome as english } from '../en/admin-home.ts'
import type { Translation } from '../lib/words.ts'

export const adminHome: Translation<typeof english> = {
  adminAccess: 'एडमिन एक्सेस',
  adminIntro: 'आपके लिए हर क्विज़ खुली है। विद्यार्थी अपनी क्विज़ बुक किए हुए स्लॉट में देखते हैं।',
  adminPanel: 'एडमिन पैनल',
  adminPanelNote: 'क्विज़, स्लॉट और परिणाम सँभालें।',
  drafts: 'ड्राफ़्ट',
  fullAdminAccess: 'पूरा एडमिन एक्सेस',
  fullAdminAccessNote: 'आप हर क्विज़ देख और दे सकते हैं। स्लॉट की ज़रूरत नहीं है।',
  openAdminPanel: 'एडमिन पैनल खोलें',
}
