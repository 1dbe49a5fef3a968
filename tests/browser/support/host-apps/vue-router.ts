import { createApp, h } from 'vue'
import { createRouter, createWebHashHistory, createWebHistory, RouterLink, RouterView } from 'vue-router'

const { history, element } = document.documentElement.dataset

const titled = (title: string) => ({ render: () => h('main', h('h1', title)) })

const Lesson = {
  render: () =>
    h('main', [
      h('h1', 'Lesson'),
      h('quiz-app', { 'api-base': '/api', 'brand-name': 'Fieldline', ...JSON.parse(element ?? '{}') }),
    ]),
}

const router = createRouter({
  history: history === 'hash' ? createWebHashHistory() : createWebHistory(),
  routes: [
    { path: '/lesson', component: Lesson },
    { path: '/elsewhere', component: titled('Elsewhere') },
    { path: '/:rest(.*)', component: titled('No such page') },
  ],
})

const link = (to: string, title: string) => h(RouterLink, { to }, () => title)

const Site = {
  render: () => [h('nav', [link('/lesson', 'Lesson'), ' ', link('/elsewhere', 'Elsewhere')]), h(RouterView)],
}

createApp(Site).use(router).mount('#app')
