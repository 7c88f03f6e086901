package org.rubisee.bookstore.pages;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.pages.StaticFile;

/**
 * The pictures of books. They are drawn when somebody asks for them, from their number alone, so
 * that none is shipped. A small picture has 5 KB (1,024 bytes each). Of the large ones 45 % have 5
 * KB, 35 % have 10, 15 % have 50, 4 % have 100 and 1 % have 250, exactly so among any hundred that
 * follow each other: those of 10,000 books have 202 MB.
 */
final class Covers {
  private static final int KILOBYTE = 1_024;
  private static final int THUMBNAIL_KILOBYTES = 5;
  private static final int HUNDRED = 100;

  /** Prime to a hundred: neighbours get sizes of different classes. */
  private static final int STEP = 37;

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private Covers() {}

  /** A class of large pictures: below this many of a hundred they have so many kilobytes. */
  private enum Size {
    TINY(45, 5),
    SMALL(80, 10),
    MEDIUM(95, 50),
    LARGE(99, 100),
    HUGE(100, 250);

    private final int below;
    private final int kilobytes;

    Size(int below, int kilobytes) {
      this.below = below;
      this.kilobytes = kilobytes;
    }
  }

  /** The picture with this path; empty if it is none of the shop's. */
  static Optional<StaticFile> file(String path) {
    if (BookPictures.isThumbnail(path)) {
      return Optional.of(file("thumbnail-", number(path), THUMBNAIL_KILOBYTES * KILOBYTE));
    }
    return BookPictures.isImage(path)
        ? Optional.of(file("image-", number(path), bytesOfImage(number(path))))
        : Optional.empty();
  }

  /** How large a large picture is, in bytes. */
  static int bytesOfImage(int number) {
    int place = (int) ((long) number * STEP % HUNDRED);
    for (Size size : Size.values()) {
      if (place < size.below) {
        return size.kilobytes * KILOBYTE;
      }
    }
    throw new IllegalStateException("The classes of sizes leave out " + place);
  }

  private static StaticFile file(String series, int number, int bytes) {
    return StaticFile.png(series + number, () -> CoverPicture.of(number, bytes));
  }

  private static int number(String path) {
    Matcher matcher = NUMBER.matcher(path);
    matcher.find();
    return Integer.parseInt(matcher.group());
  }
}
