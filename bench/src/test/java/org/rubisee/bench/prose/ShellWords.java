package org.rubisee.bench.prose;

import java.util.ArrayList;
import java.util.List;

/**
 * The simple commands of a shell script in a document, each as its words. Knows quotes, comments,
 * continued lines, and what separates commands; expands nothing.
 */
public final class ShellWords {

  private final List<List<String>> commands = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private List<String> words = new ArrayList<>();
  private boolean isInWord;

  private ShellWords() {}

  /** The commands of a script. */
  public static List<List<String>> commands(String script) {
    ShellWords reader = new ShellWords();
    for (String line : script.replaceAll("\\\\\\R", " ").lines().toList()) {
      reader.read(line);
      reader.endCommand();
    }
    return reader.commands;
  }

  private void read(String line) {
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
        add(c, quote != 0);
      } else if (c == '\'' || c == '"') {
        quote = c;
        isInWord = true;
      } else if (c == '#' && !isInWord) {
        return;
      } else if (Character.isWhitespace(c)) {
        endWord();
      } else if (";&|<>()".indexOf(c) >= 0) {
        endCommand();
      } else {
        add(c, true);
      }
    }
  }

  private void add(char c, boolean isText) {
    isInWord = true;
    if (isText) {
      word.append(c);
    }
  }

  private void endWord() {
    if (isInWord) {
      words.add(word.toString());
    }
    word.setLength(0);
    isInWord = false;
  }

  private void endCommand() {
    endWord();
    if (!words.isEmpty()) {
      commands.add(words);
    }
    words = new ArrayList<>();
  }
}
