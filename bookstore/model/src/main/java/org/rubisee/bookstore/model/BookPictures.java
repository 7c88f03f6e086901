package org.rubisee.bookstore.model;

import java.util.regex.Pattern;

/**
 * The pictures of books: one small and one large for each number, which is a book's id at first.
 */
public final class BookPictures {

  private static final String THUMBNAILS = "thumbnails/";
  private static final String IMAGES = "images/";
  private static final String NAME = "[1-9][0-9]{0,8}\\.png";
  private static final Pattern THUMBNAIL = Pattern.compile(THUMBNAILS + NAME);
  private static final Pattern IMAGE = Pattern.compile(IMAGES + NAME);

  private BookPictures() {}

  /**
   * The path of a small picture.
   *
   * @param number from 1
   */
  public static String thumbnail(int number) {
    return THUMBNAILS + number + ".png";
  }

  /**
   * The path of a large picture.
   *
   * @param number from 1
   */
  public static String image(int number) {
    return IMAGES + number + ".png";
  }

  /** Whether a text is a path that {@link #thumbnail} makes. */
  public static boolean isThumbnail(String path) {
    return THUMBNAIL.matcher(path).matches();
  }

  /** Whether a text is a path that {@link #image} makes. */
  public static boolean isImage(String path) {
    return IMAGE.matcher(path).matches();
  }
}
