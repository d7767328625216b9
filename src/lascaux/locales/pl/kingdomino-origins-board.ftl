
ko-board-yours = Twoje terytorium
