package org.rubisee.container.persistence;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.container.Failures;
import org.rubisee.container.descriptor.EntityDescriptor.ContainerManaged;

/**
 * The primary key of a bean whose state the container keeps: one of its fields, or an object of a
 * class that has several of them (EJB 2.1, 10.8.1 and 10.8.2).
 */
final class KeyType {
  private final List<String> fields;
  private final List<Integer> places;
  private final Optional<KeyClass> keyClass;

  /**
   * The key of a bean.
   *
   * @param description what the descriptor says of its state
   * @param type the class of keys
   * @throws IllegalArgumentException if the class does not fit the descriptor
   */
  KeyType(ContainerManaged description, Class<?> type) {
    Map<String, Field> ofClass = description.keyField().isPresent() ? Map.of() : fieldsOf(type);
    fields = description.keyFields(ofClass.keySet());
    places = fields.stream().map(description.fields()::indexOf).toList();
    keyClass =
        ofClass.isEmpty()
            ? Optional.empty()
            : Optional.of(KeyClass.of(type, fields.stream().map(ofClass::get).toList()));
  }

  private static Map<String, Field> fieldsOf(Class<?> type) {
    return Stream.of(type.getFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()))
        .collect(Collectors.toMap(Field::getName, Function.identity()));
  }

  /** Its fields, in the order of the descriptor. */
  List<String> fields() {
    return fields;
  }

  /**
   * The condition that a query's object has a key.
   *
   * @param object what the query calls it
   * @param first the number of the first parameter; there is one for each field
   */
  String where(String object, int first) {
    List<String> conditions = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      conditions.add(String.format(Locale.ROOT, "%s.%s = ?%d", object, fields.get(i), first + i));
    }
    return " where " + String.join(" and ", conditions);
  }

  /** Whether a state has its key, and does not get it from the database. */
  boolean isKnown(CmpState state) {
    return places.stream().allMatch(place -> state.field(place) != null);
  }

  /** The key of a state. */
  Object of(CmpState state) {
    return keyClass.isEmpty()
        ? state.field(places.get(0))
        : keyClass.get().make(places.stream().map(state::field).toArray());
  }

  /** The key that a query found: a value, or an array of them. */
  Object ofColumns(Object found) {
    return keyClass.isEmpty() ? found : keyClass.get().make((Object[]) found);
  }

  /** The values of a key's fields. */
  Object[] parts(Object key) {
    return keyClass.isEmpty() ? new Object[] {key} : keyClass.get().parts(key);
  }

  /** A class with public fields and a public constructor without parameters. */
  private record KeyClass(Constructor<?> constructor, List<Field> fields) {

    static KeyClass of(Class<?> type, List<Field> fields) {
      try {
        return new KeyClass(type.getConstructor(), fields);
      } catch (NoSuchMethodException e) {
        throw new IllegalArgumentException(
            "Primary key class "
                + type.getName()
                + " needs a public constructor without parameters",
            e);
      }
    }

    Object make(Object[] parts) {
      try {
        Object key = constructor.newInstance();
        for (int i = 0; i < parts.length; i++) {
          fields.get(i).set(key, parts[i]);
        }
        return key;
      } catch (ReflectiveOperationException e) {
        throw Failures.system("Could not make a key with " + constructor, e);
      }
    }

    Object[] parts(Object key) {
      try {
        Object[] parts = new Object[fields.size()];
        for (int i = 0; i < parts.length; i++) {
          parts[i] = fields.get(i).get(key);
        }
        return parts;
      } catch (IllegalAccessException e) {
        throw Failures.system("Could not read the fields of key " + key, e);
      }
    }
  }
}
