package org.rubisee.container.bean;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import jakarta.ejb.EntityBean;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.container.Failures;
import org.rubisee.container.Invocation;
import org.rubisee.container.Signatures;

/** The methods of a bean class, by the methods of its views that they serve. */
public final class BeanClass {
  private final Constructor<? extends EntityBean> constructor;
  private final Map<String, BeanMethod> business = new HashMap<>();
  private final Map<String, BeanMethod> creates = new HashMap<>();
  private final Map<String, BeanMethod> postCreates = new HashMap<>();
  private final Map<String, BeanMethod> finders = new HashMap<>();
  private final Map<String, BeanMethod> homeMethods = new HashMap<>();
  private final Map<String, Boolean> findsMany = new HashMap<>();

  /**
   * The class of a bean.
   *
   * @param type the class of instances
   * @param homes its home interfaces
   * @param components its component interfaces
   */
  public BeanClass(
      Class<? extends EntityBean> type, List<Class<?>> homes, List<Class<?>> components)
      throws NoSuchMethodException {
    constructor = type.getConstructor();
    for (Class<?> component : components) {
      for (Method method : component.getMethods()) {
        if (!isOf(method, EJBObject.class, EJBLocalObject.class)) {
          put(business, method, type, method.getName());
        }
      }
    }
    for (Class<?> home : homes) {
      for (Method method : home.getMethods()) {
        if (!isOf(method, EJBHome.class, EJBLocalHome.class) && !method.isBridge()) {
          addHome(method, type);
        }
      }
    }
  }

  private static boolean isOf(Method method, Class<?> remote, Class<?> local) {
    return method.getDeclaringClass() == remote || method.getDeclaringClass() == local;
  }

  private void addHome(Method method, Class<?> type) throws NoSuchMethodException {
    String suffix = method.getName().substring(0, 1).toUpperCase(java.util.Locale.ROOT);
    String name = suffix + method.getName().substring(1);
    if (Signatures.isCreate(method)) {
      put(creates, method, type, "ejb" + name);
      put(postCreates, method, type, "ejbPost" + name);
    } else if (Signatures.isFinder(method)) {
      findsMany.put(
          Invocation.signature(method), Collection.class.isAssignableFrom(method.getReturnType()));
      putIfPresent(finders, method, type, "ejb" + name);
    } else {
      put(homeMethods, method, type, "ejbHome" + name);
    }
  }

  private static void put(Map<String, BeanMethod> methods, Method of, Class<?> type, String name)
      throws NoSuchMethodException {
    methods.put(
        Invocation.signature(of), new BeanMethod(type.getMethod(name, of.getParameterTypes())));
  }

  /** Finders of beans whose state the container keeps have no method in the bean class. */
  private static void putIfPresent(
      Map<String, BeanMethod> methods, Method of, Class<?> type, String name) {
    try {
      put(methods, of, type, name);
    } catch (NoSuchMethodException e) {
      System.getLogger(BeanClass.class.getName())
          .log(System.Logger.Level.DEBUG, "{0} is answered by the container", name);
    }
  }

  public EntityBean newInstance() {
    try {
      return constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw Failures.system("Could not make an instance of " + constructor, e);
    }
  }

  public BeanMethod business(String signature) {
    return known(business, signature);
  }

  public BeanMethod create(String signature) {
    return known(creates, signature);
  }

  public BeanMethod postCreate(String signature) {
    return known(postCreates, signature);
  }

  public BeanMethod finder(String signature) {
    return known(finders, signature);
  }

  public BeanMethod homeMethod(String signature) {
    return known(homeMethods, signature);
  }

  public boolean isFinder(String signature) {
    return findsMany.containsKey(signature);
  }

  public boolean findsMany(String signature) {
    return findsMany.get(signature);
  }

  public boolean isCreate(String signature) {
    return creates.containsKey(signature);
  }

  private BeanMethod known(Map<String, BeanMethod> methods, String signature) {
    BeanMethod method = methods.get(signature);
    if (method == null) {
      throw new jakarta.ejb.EJBException(
          constructor.getDeclaringClass().getName()
              + " has no method for "
              + signature
              + ": caller and bean were built from different interfaces");
    }
    return method;
  }
}
