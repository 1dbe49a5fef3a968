import { auditCommand } from './command.ts'

/* The command `quiz-elements audit`. */
process.exitCode = await auditCommand(process.argv.slice(2))
