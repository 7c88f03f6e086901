package org.rubisee.bench.cli.options;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;

/** Options that stand together in the help of a command, in this order. */
public enum HelpGroup {
  COMMAND("Options"),
  LENGTH("Length of the measurement"),
  LOAD("Load"),
  NODES("Web servers in use"),
  DATA("Data"),
  PLACE("Where the tiers run"),
  CLUSTER("With --topology kubernetes"),
  DATABASE("Database"),
  SERVERS("Servers"),
  GENERAL("General");

  /** The group of an option, or of all options of a class. Without it: {@link #COMMAND}. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.FIELD})
  public @interface In {
    HelpGroup value();
  }

  /** An option that most users need: it is in the help of a command that has too many for all. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.FIELD)
  public @interface Basic {}

  private final String heading;

  HelpGroup(String heading) {
    this.heading = heading;
  }

  /** Above the options. */
  public String heading() {
    return heading;
  }

  /** The group of an option; those that no field declares are general. */
  public static HelpGroup of(ArgSpec option) {
    return declaration(option).map(HelpGroup::of).orElse(GENERAL);
  }

  /** Whether most users need an option. */
  public static boolean isBasic(ArgSpec option) {
    return declaration(option).filter(field -> field.isAnnotationPresent(Basic.class)).isPresent();
  }

  private static HelpGroup of(Field field) {
    In own = field.getAnnotation(In.class);
    In ofClass = field.getDeclaringClass().getAnnotation(In.class);
    return own != null ? own.value() : ofClass != null ? ofClass.value() : COMMAND;
  }

  /** The field that declares an option. */
  static Optional<Field> declaration(ArgSpec option) {
    return option.userObject() instanceof Field field ? Optional.of(field) : Optional.empty();
  }
}
