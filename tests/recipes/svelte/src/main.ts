import { mount } from 'svelte'
import Quizzes from './Quizzes.svelte'

const target = document.getElementById('app')
if (target) mount(Quizzes, { target })
