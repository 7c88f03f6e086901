package org.rubisee.container.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.container.descriptor.EntityDescriptor.ContainerManaged;

class KeyTypeTest {
  /** A key of two columns. */
  public static class LineKey {
    /** Belongs to no row. */
    public static final int NONE = 0;

    /** The number of the line. */
    public Integer number;

    /** The order. */
    public Integer order;
  }

  /** A key that cannot be made. */
  public static final class Closed {
    /** The order. */
    public final Integer order;

    Closed(Integer order) {
      this.order = order;
    }
  }

  private final KeyType ofLine =
      new KeyType(keyOf(LineKey.class, "order", "text", "number"), LineKey.class);

  @Test
  void takesTheFieldsOfTheKeyClassInTheOrderOfTheDescriptor() {
    assertThat(ofLine.fields()).containsExactly("order", "number");
    assertThat(ofLine.where("l", 3)).isEqualTo(" where l.order = ?3 and l.number = ?4");
  }

  @Test
  void makesTheKeyOfAStateAndOfColumns() {
    LineKey ofState = (LineKey) ofLine.of(state(7, "text", 2));
    assertThat(ofState.order).isEqualTo(7);
    assertThat(ofState.number).isEqualTo(2);
    assertThat(ofLine.parts(ofLine.ofColumns(new Object[] {8, 3}))).containsExactly(8, 3);
  }

  @Test
  void takesAFieldAsItIs() {
    KeyType ofOrder =
        new KeyType(
            new ContainerManaged(
                "O", "java.lang.Integer", Optional.of("id"), List.of("id", "date"), Map.of()),
            Integer.class);
    assertThat(ofOrder.of(state(7, "today"))).isEqualTo(7);
    assertThat(ofOrder.ofColumns(7)).isEqualTo(7);
    assertThat(ofOrder.parts(7)).containsExactly(7);
    assertThat(ofOrder.isKnown(state(7, "today"))).isTrue();
    assertThat(ofOrder.isKnown(state(null, "today"))).isFalse();
  }

  @Test
  void refusesAKeyClassThatDoesNotFit() {
    assertThatThrownBy(() -> new KeyType(keyOf(LineKey.class, "order"), LineKey.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("LineKey");
    assertThatThrownBy(() -> new KeyType(keyOf(Object.class, "order"), Object.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.lang.Object");
    assertThatThrownBy(() -> new KeyType(keyOf(Closed.class, "order"), Closed.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("constructor");
  }

  private static ContainerManaged keyOf(Class<?> type, String... fields) {
    return new ContainerManaged("L", type.getName(), Optional.empty(), List.of(fields), Map.of());
  }

  private static CmpState state(Object... fields) {
    return new CmpState() {
      @Override
      public long changes() {
        return 0;
      }

      @Override
      public void clearChanges() {}

      @Override
      public Object field(int place) {
        return fields[place];
      }
    };
  }
}
