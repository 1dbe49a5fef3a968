import { createApp } from 'vue'
import Quizzes from './Quizzes.vue'

createApp(Quizzes).mount('#app')
