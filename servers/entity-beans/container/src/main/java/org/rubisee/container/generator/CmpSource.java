package org.rubisee.container.generator;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.rubisee.container.descriptor.EntityDescriptor;
import org.rubisee.container.descriptor.EntityDescriptor.ContainerManaged;

/** The source text of the two classes that complete a bean with container-managed state. */
final class CmpSource {
  private final EntityDescriptor entity;
  private final ContainerManaged cmp;
  private final CmpMappings.Table table;
  private final Elements elements;
  private final TypeElement beanClass;
  private final List<String> keyFields;

  /**
   * The classes of a bean.
   *
   * @param entity what it is
   * @param table where its state is
   * @param elements the compiler's view of the bean class
   */
  CmpSource(EntityDescriptor entity, CmpMappings.Table table, Elements elements) {
    this.entity = entity;
    this.table = table;
    this.elements = elements;
    cmp = entity.containerManaged().orElseThrow();
    beanClass = elements.getTypeElement(entity.beanClass());
    if (beanClass == null) {
      throw new IllegalArgumentException(
          "ejb-jar.xml names " + entity.beanClass() + ", which is not compiled here");
    }
    keyFields = cmp.keyFields(cmp.keyField().isPresent() ? Set.of() : fieldsOfKeyClass());
  }

  String stateName() {
    return entity.beanClass() + "State";
  }

  String beanName() {
    return entity.beanClass() + "Cmp";
  }

  private String simpleName() {
    return beanClass.getSimpleName().toString();
  }

  private String packageName() {
    return elements.getPackageOf(beanClass).getQualifiedName().toString();
  }

  /** The state: a field per column. */
  String state() {
    StringBuilder fields = new StringBuilder();
    StringBuilder cases = new StringBuilder();
    List<String> names = cmp.fields();
    for (int place = 0; place < names.size(); place++) {
      String name = names.get(place);
      fields
          .append(keyAnnotations(name))
          .append(
              String.format(
                  Locale.ROOT,
                  "\n  @jakarta.persistence.Column(name = \"%s\")",
                  table.column(name)))
          .append(String.format(Locale.ROOT, "\n  %s %s;\n", type(name), name));
      cases.append(String.format(Locale.ROOT, "      case %d -> %s;\n", place, name));
    }
    return String.format(
        Locale.ROOT,
        """
        package %s;

        /** State of bean %s. Generated from its deployment descriptor. */
        @jakarta.persistence.Entity(name = "%s")
        @jakarta.persistence.Table(name = "%s")%s
        public final class %s implements org.rubisee.container.persistence.CmpState {
        %s
          @jakarta.persistence.Transient
          long changes;

          @Override
          public long changes() {
            return changes;
          }

          @Override
          public void clearChanges() {
            changes = 0;
          }

          @Override
          public Object field(int place) {
            return switch (place) {
        %s      default -> throw new IndexOutOfBoundsException(place);
            };
          }
        }
        """,
        packageName(),
        entity.name(),
        cmp.schema(),
        table.name(),
        keyClassAnnotation(),
        simpleName() + "State",
        fields,
        cases);
  }

  private String keyAnnotations(String field) {
    if (!keyFields.contains(field)) {
      return "";
    }
    return table.readOnly().contains(field)
        ? "\n  @jakarta.persistence.Id"
            + "\n  @jakarta.persistence.GeneratedValue("
            + "strategy = jakarta.persistence.GenerationType.IDENTITY)"
        : "\n  @jakarta.persistence.Id";
  }

  private String keyClassAnnotation() {
    return cmp.keyField().isPresent()
        ? ""
        : "\n@jakarta.persistence.IdClass(" + keyClassName() + ".class)";
  }

  private String keyClassName() {
    return cmp.keyClass().replace('$', '.');
  }

  /** The fields that are public in the key class. */
  private Set<String> fieldsOfKeyClass() {
    TypeElement keyClass = elements.getTypeElement(keyClassName());
    if (keyClass == null) {
      throw new IllegalArgumentException(
          "ejb-jar.xml names the key class " + cmp.keyClass() + ", which is not compiled here");
    }
    return ElementFilter.fieldsIn(elements.getAllMembers(keyClass)).stream()
        .filter(field -> field.getModifiers().contains(Modifier.PUBLIC))
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .map(field -> field.getSimpleName().toString())
        .collect(Collectors.toSet());
  }

  /** The bean: two accessors per field. */
  String bean() {
    StringBuilder accessors = new StringBuilder();
    List<String> names = cmp.fields();
    for (int place = 0; place < names.size(); place++) {
      accessors.append(accessors(names.get(place), place));
    }
    String state = simpleName() + "State";
    return String.format(
        Locale.ROOT,
        """
        package %1$s;

        /** Bean %2$s with its accessors. Generated from its deployment descriptor. */
        public final class %3$sCmp extends %3$s implements org.rubisee.container.persistence.CmpInstance {
          private static final long serialVersionUID = 1;

          private transient %4$s state;

          @Override
          public org.rubisee.container.persistence.CmpState newState() {
            return new %4$s();
          }

          @Override
          public org.rubisee.container.persistence.CmpState state() {
            return state;
          }

          @Override
          public void useState(org.rubisee.container.persistence.CmpState newState) {
            state = (%4$s) newState;
          }
        %5$s}
        """,
        packageName(),
        entity.name(),
        simpleName(),
        state,
        accessors);
  }

  private String accessors(String field, int place) {
    return String.format(
        Locale.ROOT,
        """

          @Override
          public %1$s get%2$s() {
            return state.%3$s;
          }

          @Override
          public void set%2$s(%1$s %3$s) {
            if (!java.util.Objects.equals(this.state.%3$s, %3$s)) {
              this.state.%3$s = %3$s;
              this.state.changes |= 1L << %4$d;
            }
          }
        """,
        type(field),
        capitalized(field),
        field,
        place);
  }

  /** The type of a field is what its abstract getter returns. */
  private String type(String field) {
    String getter = "get" + capitalized(field);
    return ElementFilter.methodsIn(elements.getAllMembers(beanClass)).stream()
        .filter(method -> method.getSimpleName().contentEquals(getter))
        .filter(method -> method.getParameters().isEmpty())
        .findFirst()
        .map(ExecutableElement::getReturnType)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    entity.beanClass() + " declares no abstract " + getter + "()"))
        .toString();
  }

  private static String capitalized(String field) {
    return field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1);
  }
}
