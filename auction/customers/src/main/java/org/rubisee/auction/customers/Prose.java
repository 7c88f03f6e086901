package org.rubisee.auction.customers;

import java.util.SplittableRandom;

/** Texts that customers write, URL-encoded. */
final class Prose {

  private static final String[] WORDS = {
    "good", "item", "as", "shown", "with", "box", "and", "little", "use", "from", "first", "owner",
    "works", "well", "some", "marks", "ships", "soon", "fair", "price", "kind", "seller", "would",
    "buy", "again", "thanks", "quick", "answer", "nice", "old", "new", "rare"
  };
  private static final int LONGEST_DESCRIPTION_WORDS = 240;
  private static final int LONGEST_COMMENT_WORDS = 60;

  private Prose() {}

  static String description(SplittableRandom random) {
    return text(1 + random.nextInt(LONGEST_DESCRIPTION_WORDS), random);
  }

  static String comment(SplittableRandom random) {
    return text(1 + random.nextInt(LONGEST_COMMENT_WORDS), random);
  }

  private static String text(int words, SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words; i++) {
      text.append(i == 0 ? "" : "+").append(WORDS[random.nextInt(WORDS.length)]);
    }
    return text.toString();
  }
}
