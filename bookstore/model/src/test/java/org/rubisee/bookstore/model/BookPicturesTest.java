package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BookPicturesTest {

  @Test
  void areFilesOfTheShop() {
    assertThat(BookPictures.isThumbnail(BookPictures.thumbnail(10_000))).isTrue();
    assertThat(BookPictures.isImage(BookPictures.image(1))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "images/0.png", "images/1.gif", "images/../1.png", "http://x.example/1.png"})
  void areNoOtherFiles(String path) {
    assertThat(BookPictures.isImage(path)).isFalse();
    assertThat(BookPictures.isThumbnail(path)).isFalse();
  }
}
