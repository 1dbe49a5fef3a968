import './quiz-admin.ts'
import './quiz-app.ts'
import './slot-booker.ts'
