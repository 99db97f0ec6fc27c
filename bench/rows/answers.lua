-- Sends answers by many learners: the next one is always to another attempt, and no question is answered twice before
-- all are answered. SITTINGS holds a line per attempt (its id, its guest), then one per question (its id, an option).
local sittings, questions = {}, {}
for line in io.lines(os.getenv("SITTINGS")) do
  local kind, first, second = line:match("^(%S+)\t(%S+)\t(.*)$")
  table.insert(kind == "attempt" and sittings or questions, { first, second })
end

local number = tonumber(os.getenv("FIRST"))

function request()
  local sitting = sittings[number % #sittings + 1]
  local question = questions[math.floor(number / #sittings) % #questions + 1]
  number = number + 1
  local body = string.format(
    '{"attemptId":"%s","questionId":"%s","userAnswer":"%s","isCorrect":true,"timeSpent":10}',
    sitting[1], question[1], question[2])
  return wrk.format("POST", "/api/user-answers", {
    ["content-type"] = "application/json", ["cookie"] = "guest=" .. sitting[2] .. ".999999" }, body)
end
