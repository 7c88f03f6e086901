package org.rubisee.bookstore.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.pages.StaticFile;

class CoversTest {

  @Test
  void haveTheSizesOfTheFacts() {
    Map<Integer, Long> kilobytes =
        IntStream.rangeClosed(1, 10_000)
            .boxed()
            .collect(
                Collectors.groupingBy(
                    number -> Covers.bytesOfImage(number) / 1_024,
                    TreeMap::new,
                    Collectors.counting()));

    assertThat(kilobytes)
        .isEqualTo(Map.of(5, 4_500L, 10, 3_500L, 50, 1_500L, 100, 400L, 250, 100L));
    long bytes =
        kilobytes.entrySet().stream().mapToLong(size -> size.getKey() * size.getValue()).sum();
    assertThat(bytes * 1_024 / 1_000_000).isEqualTo(202);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 17, 27, 999_999_999})
  void arePicturesOfThatSize(int number) throws IOException {
    byte[] image = Covers.file(BookPictures.image(number)).orElseThrow().content().get();
    byte[] thumbnail = Covers.file(BookPictures.thumbnail(number)).orElseThrow().content().get();

    assertThat(image).hasSize(Covers.bytesOfImage(number));
    assertThat(thumbnail).hasSize(5 * 1_024);
    assertThat(picture(image).getWidth()).isGreaterThan(50).isLessThan(picture(image).getHeight());
    assertThat(picture(thumbnail).getWidth()).isGreaterThan(50);
  }

  @Test
  void arePicturesInEverySizeClass() throws IOException {
    for (int number = 1; number <= 100; number++) {
      byte[] image = Covers.file(BookPictures.image(number)).orElseThrow().content().get();
      assertThat(image).hasSize(Covers.bytesOfImage(number));
      assertThat(picture(image)).isNotNull();
    }
  }

  @Test
  void areTheSameForEverybody() {
    StaticFile once = Covers.file(BookPictures.image(17)).orElseThrow();
    StaticFile again = Covers.file(BookPictures.image(17)).orElseThrow();
    StaticFile other = Covers.file(BookPictures.image(18)).orElseThrow();

    assertThat(again.content().get()).isEqualTo(once.content().get());
    assertThat(again.etag()).isEqualTo(once.etag()).isNotEqualTo(other.etag());
    assertThat(once.contentType()).isEqualTo("image/png");
    assertThat(once.cacheControl()).contains("max-age");
  }

  @ParameterizedTest
  @ValueSource(strings = {"images/0.png", "images/1.gif", "images/../1.png", "covers/1.png", ""})
  void areNothingElse(String path) {
    assertThat(Covers.file(path)).isEmpty();
  }

  private static BufferedImage picture(byte[] file) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(file));
  }
}
