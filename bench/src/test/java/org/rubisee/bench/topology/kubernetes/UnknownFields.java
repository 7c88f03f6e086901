package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.KubernetesResource;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Fields that the typed model of the API does not have. */
final class UnknownFields {

  private UnknownFields() {}

  static List<String> of(Object read) {
    List<String> unknown = new ArrayList<>();
    collect(read, unknown);
    return unknown;
  }

  private static void collect(Object value, List<String> unknown) {
    if (value instanceof Collection<?> all) {
      all.forEach(one -> collect(one, unknown));
    } else if (value instanceof KubernetesResource) {
      for (Method getter : value.getClass().getMethods()) {
        if (getter.getName().startsWith("get") && getter.getParameterCount() == 0) {
          visit(value, getter, unknown);
        }
      }
    }
  }

  private static void visit(Object value, Method getter, List<String> unknown) {
    try {
      Object field = getter.invoke(value);
      if (getter.getName().equals("getAdditionalProperties")) {
        ((Map<?, ?>) field).keySet().forEach(name -> unknown.add(name.toString()));
      } else if (!(field instanceof Class<?>)) {
        collect(field, unknown);
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(getter.toString(), e);
    }
  }
}
